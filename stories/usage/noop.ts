/** For examples whose acts lead nowhere. */
export const noop = () => {}
