import { useState, type KeyboardEvent } from 'react'
import { Button } from '#design-system/button/index.ts'
import { isComposing } from '#design-system/keys/is-composing.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { Acts, Converter } from './coordinates-field.styles.ts'
import { looksSwapped, pairText, rangeMessage, type Coordinates } from './coordinates.ts'
import { datumIn, datumNames, type Datum, type Place } from './datum.ts'
import { parseCoordinates } from './parse-coordinates.ts'

export type DatumConverterProps = {
  /** Figures to begin with. */
  initial: Coordinates
  /** Told a pair as it was read, and the system it is in. */
  onTake: (place: Place, from: Datum) => void
  /** Told when nothing is to be converted after all. */
  onClose: () => void
}

/** Asks for a pair of another reference system, and where it is from. */
export function DatumConverter({ initial, onTake, onClose }: DatumConverterProps) {
  const [from, setFrom] = useState<Datum | null>(null)
  const [text, setText] = useState(() => pairText(initial))
  const [isTried, setTried] = useState(false)
  const place = parseCoordinates(text)
  const fault = faultOf(text, place)
  const unchosen = from ? undefined : '请选择坐标来自哪里'

  function convert() {
    setTried(true)
    if (place && from && !fault) onTake(place, from)
  }

  function type(next: string) {
    setText(next)
    // A copied text often says where it is from.
    setFrom(datumIn(next) ?? from)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return
    // The form around it is not sent.
    event.preventDefault()
    convert()
  }

  return (
    <Converter role="group" aria-label="坐标换算">
      <RadioGroup
        label="坐标来自"
        options={sources}
        value={from}
        onChange={setFrom}
        orientation="vertical"
        error={isTried ? unchosen : undefined}
        isRequired
      />
      <TextField
        label="要换算的坐标"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        error={isTried ? fault : undefined}
        placeholder="31.826327, 117.233748"
        autoComplete="off"
        spellCheck={false}
      />
      <Acts>
        <Button variant="secondary" size="small" onClick={convert}>
          换算并填入
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          收起
        </Button>
      </Acts>
    </Converter>
  )
}

const sources = (Object.keys(datumNames) as Datum[]).map((value) => ({ value, label: datumNames[value] }))

/** Why a text cannot be converted; undefined when it can. */
function faultOf(text: string, place: Place | null): string | undefined {
  if (!text.trim()) return '请输入要换算的坐标'
  if (!place) return '没有读出一对坐标，请写成“31.820591, 117.227219”'
  if (looksSwapped(place)) return '纬度和经度似乎写反了，请把纬度写在前面'
  return rangeMessage('latitude', place.latitude) ?? rangeMessage('longitude', place.longitude)
}
