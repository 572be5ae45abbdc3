/** The longest line of running text: forty characters, as Chinese print sets them. A value of `max-width`. */
export const lineLength = '40em'
