import { ArrowLeftRight, Eraser, Repeat2, Undo2 } from 'lucide-react'
import { forwardRef, useId, useRef, useState, type FocusEvent, type HTMLAttributes } from 'react'
import { Button } from '#design-system/button/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { AxisInput } from './axis-input.tsx'
import { Body, Foot, Inputs, Offer, Place } from './coordinates-field.styles.ts'
import { looksSwapped, type Axis, type Coordinates } from './coordinates.ts'
import { datumIn, datumNames, type Datum } from './datum.ts'
import { DatumConverter } from './datum-converter.tsx'
import { parseCoordinates } from './parse-coordinates.ts'
import { PositionPreview } from './position-preview.tsx'
import { fillingText, useFilling } from './use-filling.ts'

const NOWHERE: Coordinates = { latitude: null, longitude: null }

export type CoordinatesFieldProps = FieldTexts &
  Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'onBlur'> & {
    /** Both figures, six decimals at most; null where not given (back-office §3, base; X-59). */
    value: Coordinates
    /**
     * Receives both figures, rounded to six decimals. Figures outside their axis are passed on, so that the form's
     * rules can reject them.
     */
    onChange: (value: Coordinates) => void
    /** The keyboard left one of the two inputs. */
    onBlur?: (axis: Axis, event: FocusEvent) => void
    /** Sentences of the form's rules for one axis. */
    errors?: Partial<Record<Axis, string>>
    /** The reference system of the figures: said before the hint, and pairs of another one can be converted to it. */
    datum?: Datum
    /** Leaves the small drawing out, in narrow places. */
    isPreviewHidden?: boolean
    /** Neither figure can be changed or reached by keyboard. */
    isDisabled?: boolean
    /** Both figures can be reached and copied, not changed. */
    isReadOnly?: boolean
  }

/** Latitude and longitude as one group; a pasted pair in any usual notation fills both (back-office §5.3). */
export const CoordinatesField = forwardRef<HTMLDivElement, CoordinatesFieldProps>(
  function CoordinatesField(props, ref) {
    const { value, onChange, onBlur, errors = {}, datum, isPreviewHidden = false, ...others } = props
    const { isDisabled = false, isReadOnly = false, hint, error, ...rest } = others
    const [said, setSaid] = useState('')
    const [isConverting, setConverting] = useState(false)
    const opener = useRef<HTMLButtonElement>(null)
    const id = useId()
    const canChange = !isDisabled && !isReadOnly
    const isGiven = value.latitude !== null || value.longitude !== null
    const advice = [datum && `坐标系：${datumNames[datum]}`, hint].filter(Boolean)

    function change(next: Coordinates, announcement = '') {
      onChange(next)
      setSaid(announcement)
    }

    const { fill, last } = useFilling({ value, datum, change })

    function takePasted(text: string) {
      const read = parseCoordinates(text)
      if (!read) return false
      const from = datumIn(text)
      fill(read, from)
      // Which of the two figures is which has to be settled first.
      if (datum && from && from !== datum && looksSwapped(read)) setConverting(true)
      return true
    }

    function closeConverter() {
      setConverting(false)
      opener.current?.focus()
    }

    const axis = (name: Axis) => (
      <AxisInput
        axis={name}
        value={value[name]}
        onChange={(figure) => change({ ...value, [name]: figure })}
        onBlur={(event) => onBlur?.(name, event)}
        onPasteText={takePasted}
        error={errors[name]}
        describedBy={advice.length > 0 ? `${id}-advice` : undefined}
        isInvalid={Boolean(error)}
        isRequired={Boolean(rest.isRequired)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
    )

    return (
      <FormField
        {...rest}
        ref={ref}
        error={error}
        hint={
          advice.length > 0 && (
            <span id={`${id}-advice`}>
              {advice.map((part, index) => (
                <span key={index}>
                  {index > 0 && '。'}
                  {part}
                </span>
              ))}
            </span>
          )
        }
      >
        <Place>
          <Body>
            <Inputs>
              {axis('latitude')}
              {axis('longitude')}
              <VisuallyHidden role="status">{said}</VisuallyHidden>
              {canChange && looksSwapped(value) && (
                <Offer role="status">
                  纬度和经度似乎写反了
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<ArrowLeftRight aria-hidden />}
                    onClick={() =>
                      change({ latitude: value.longitude, longitude: value.latitude }, '已交换纬度和经度')
                    }
                  >
                    交换
                  </Button>
                </Offer>
              )}
              {canChange && last && (
                <Offer>
                  {fillingText(last)}
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<Undo2 aria-hidden />}
                    onClick={() => {
                      change(last.before, '已恢复原来的坐标')
                      opener.current?.focus()
                    }}
                  >
                    撤销
                  </Button>
                </Offer>
              )}
              {canChange && (datum || !rest.isRequired) && (
                <Foot>
                  {datum && (
                    <Button
                      ref={opener}
                      variant="quiet"
                      size="small"
                      icon={<Repeat2 aria-hidden />}
                      aria-expanded={isConverting}
                      onClick={() => setConverting(!isConverting)}
                    >
                      换算其他坐标系
                    </Button>
                  )}
                  {isGiven && !rest.isRequired && (
                    <Button
                      variant="quiet"
                      size="small"
                      icon={<Eraser aria-hidden />}
                      onClick={() => change(NOWHERE, '已清除坐标')}
                    >
                      清除坐标
                    </Button>
                  )}
                </Foot>
              )}
            </Inputs>
            {!isPreviewHidden && <PositionPreview {...value} />}
          </Body>
          {canChange && datum && isConverting && (
            <DatumConverter
              // What was converted just now is not to be converted twice.
              initial={last?.source ? NOWHERE : value}
              onTake={(place, from) => {
                fill(place, from)
                closeConverter()
              }}
              onClose={closeConverter}
            />
          )}
        </Place>
      </FormField>
    )
  },
)
