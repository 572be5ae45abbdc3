/** A leaf on its stalk with diseased spots, other leaves behind it. */
export function Leaf() {
  return (
    <>
      <path
        data-layer="mass"
        d="M-10 90C60 20 160 20 214 70 150 120 60 130-10 90ZM610 330C560 240 470 230 404 262 440 340 530 372 610 330Z"
      />
      <path
        data-layer="far"
        d="M-10 90C70 62 140 56 214 70M30 78 60 50M80 66 112 40M60 80 90 108M110 66 140 92M404 262C480 272 540 296 610 330"
      />
      <path data-layer="stalk" d="M186 296C170 318 140 340 108 400" />
      <path data-layer="target" d="M186 296C176 176 290 84 436 88 436 216 330 330 186 296Z" />
      <g data-layer="rows">
        <path d="M186 296C260 240 340 170 436 88M228 262C224 230 232 196 250 166M272 226C268 192 280 152 300 126M320 184C318 158 330 126 346 106M228 262C258 276 292 286 322 278M272 226C304 240 340 242 368 230M320 184C350 194 380 190 408 172" />
        <circle cx="312" cy="246" r="9" />
        <circle cx="336" cy="222" r="5" />
        <circle cx="270" cy="180" r="7" />
        <circle cx="372" cy="150" r="6" />
      </g>
    </>
  )
}
