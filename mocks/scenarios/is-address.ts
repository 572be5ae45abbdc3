/** A path or web address; pictures are kept without the folder they are shown from. */
const ADDRESS = /^((\/|https?:\/\/)\S+|[\w./-]+\.(webp|jpe?g|png|gif|svg|mp4|mp3))$/

/** Whether a text is an address, such as that of a page's background picture: changed, it would lead nowhere. */
export const isAddress = (value: unknown): boolean => typeof value === 'string' && ADDRESS.test(value)
