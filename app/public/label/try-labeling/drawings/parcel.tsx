/** Corners of the parcel that is asked for. */
export const parcelCorners = [
  [176, 104],
  [362, 72],
  [432, 186],
  [344, 304],
  [194, 268],
] as const

const outline = `M${parcelCorners.map((corner) => corner.join(' ')).join('L')}Z`

/** Fields seen from the air, the middle one with its number. */
export function Parcel() {
  return (
    <>
      <path
        data-layer="far"
        d="M0 62C90 20 176 46 250 24S420-6 600 34M0 96C100 50 172 74 262 46M470 400C480 330 520 300 600 284M534 400C544 376 562 362 600 354"
      />
      <path
        data-layer="mass"
        d="M-8 132 160 106 182 272-8 330ZM348 60 600 12V164L448 182ZM448 198 600 176V270C520 286 470 322 458 400H330L356 312ZM-8 344 186 280 336 316 316 408H-8Z"
      />
      <path
        data-layer="lights"
        d="M14 146 40 314M44 142 70 306M74 138 100 296M104 132 130 288M134 128 158 280M470 60 500 168M510 52 540 162M550 44 580 158M20 360 180 312M40 384 250 324"
      />
      <path data-layer="road" d="M-8 338 188 275 340 312 440 190 354 66 322-8" />
      <path data-layer="target" d={outline} />
      <path
        data-layer="rows"
        d="M198 112 214 264M224 108 242 270M250 104 270 276M276 98 298 282M302 94 324 288M328 88 346 286M352 84 372 254M374 108 396 222"
      />
      <text data-layer="words" x="288" y="200" textAnchor="middle" fontSize="24">
        07
      </text>
    </>
  )
}
