// Loaded before a program whose clock is to stand still, at the moment that STILL_MOMENT names.
const moment = Number(process.env.STILL_MOMENT)

class StillDate extends Date {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error -- whatever Date takes
    super(...(given.length === 0 ? [moment] : given))
  }

  /** @override */
  static now() {
    return moment
  }
}

globalThis.Date = /** @type {DateConstructor} */ (StillDate)
