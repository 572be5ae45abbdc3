const rows = [
  ['名称', 168, 176],
  ['税号', 168, 204],
  ['地址', 168, 138],
  ['账户', 168, 188],
] as const

/** A form with four lines about the buyer, whose values are covered as they are for annotators. */
export function Invoice() {
  return (
    <>
      <path data-layer="mass" d="M52 22H548V400H52Z" />
      <g data-layer="far">
        <path d="M78 82H522M78 240H522M78 276H522M78 312H522M78 348H522M78 82V400M522 82V400M398 82V240M234 240V400M318 240V400M414 240V400M216 66H384M216 71H384M424 110h72v72h-72Z" />
        <ellipse cx="462" cy="54" rx="54" ry="22" />
        <path
          d="M92 258H200M250 258H300M430 258H506M92 294H180M250 294H286M430 294H506M92 330H212M250 330H300M430 330H506M92 370H160M430 370H506"
          strokeWidth="7"
        />
      </g>
      <text data-layer="words" x="300" y="54" textAnchor="middle" fontSize="21">
        电子发票
      </text>
      <g data-layer="target">
        {rows.map(([name, x, width], index) => (
          <g key={name}>
            <text data-layer="words" x="100" y={126 + index * 30} fontSize="20">
              {name}
            </text>
            <path data-layer="cover" d={`M${x} ${109 + index * 30}h${width}v17h-${width}Z`} />
          </g>
        ))}
      </g>
    </>
  )
}
