/** A street at night with the back of a car in its middle. */
export function Street() {
  return (
    <>
      <path
        data-layer="mass"
        d="M0 24 156 96V178L0 238ZM156 74 236 112V160L156 178ZM600 44 452 104V176L600 232ZM452 86 372 116V158L452 176ZM236 104h26V92h22v20h30V84h26v26h32v50H236Z"
      />
      <path
        data-layer="lights"
        d="M16 66 140 114M16 100 140 136M16 134 140 154M168 98 228 124M168 122 228 138M584 84 464 120M584 118 464 138M584 152 464 154M440 108 382 126M440 130 382 140"
      />
      <g data-layer="far">
        <path d="M0 318 268 160M600 318 336 160M0 400 286 160M600 400 318 160M236 160H372M60 292V120q0-14 14-14h30M172 226V134q0-8 8-8h18M548 292V112q0-14-14-14h-30M432 226V132q0-8-8-8h-18" />
        <path d="M302 166v6M302 176v10M110 372l44-38M492 372l-46-38" strokeWidth="4" />
        <path d="M438 212q2-16 14-16h22q12 0 14 16l4 4v20h-58v-20ZM96 286v-34m-26-30a26 26 0 1 0 52 0 26 26 0 1 0-52 0M520 270v-28m-22-24a22 22 0 1 0 44 0 22 22 0 1 0-44 0" />
      </g>
      <path data-layer="lamps" d="M96 106h8M188 126h5M496 98h8M406 124h5" />
      <ellipse data-layer="shade" cx="302" cy="334" rx="128" ry="13" />
      <g data-layer="target">
        <path d="M226 302h34v22q0 6-6 6h-22q-6 0-6-6ZM340 302h34v22q0 6-6 6h-22q-6 0-6-6Z" />
        <path d="M238 238 256 198q4-8 12-8h64q8 0 12 8l18 40ZM210 224h18l4 14h-14q-8 0-8-6ZM390 224h-18l-4 14h14q8 0 8-6Z" />
        <path d="M222 250q0-14 16-14h124q16 0 16 14l4 46q0 14-12 14H230q-12 0-12-14Z" />
        <path d="M258 232 270 202h60l12 30ZM222 256h40v14h-42M378 256h-40v14h42M276 280h48v16h-48ZM262 263h76" />
      </g>
    </>
  )
}
