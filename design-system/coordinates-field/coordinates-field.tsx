import { ArrowLeftRight, Eraser } from 'lucide-react'
import { forwardRef, useId, useState, type HTMLAttributes } from 'react'
import { Button } from '#design-system/button/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { AxisInput } from './axis-input.tsx'
import { Body, Foot, Inputs, Offer, Place } from './coordinates-field.styles.ts'
import { coordinateText, looksSwapped, type Axis, type Coordinates } from './coordinates.ts'
import { parseCoordinates } from './parse-coordinates.ts'
import { PositionPreview } from './position-preview.tsx'

/** Reference systems whose figures differ by hundreds of metres in China. */
const datums = {
  'WGS-84': '坐标系：WGS-84（GPS 设备直接读出）',
  'GCJ-02': '坐标系：GCJ-02（高德、腾讯地图所用）',
  'BD-09': '坐标系：BD-09（百度地图所用）',
}

export type Datum = keyof typeof datums

const NOWHERE: Coordinates = { latitude: null, longitude: null }

export type CoordinatesFieldProps = FieldTexts &
  Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'onBlur'> & {
    /** Both figures, six decimals at most; null where not given (back-office §3, base; X-59). */
    value: Coordinates
    /** Told both figures, rounded to six decimals; a figure outside its axis is passed on, for the form's rules to refuse. */
    onChange: (value: Coordinates) => void
    /** The keyboard left one of the two inputs. */
    onBlur?: (axis: Axis) => void
    /** Sentences of the form's rules for one axis. */
    errors?: Partial<Record<Axis, string>>
    /** Says before the hint which reference system the figures must be in. */
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
    const id = useId()
    const canChange = !isDisabled && !isReadOnly
    const isGiven = value.latitude !== null || value.longitude !== null
    const advice = [datum && datums[datum], hint].filter(Boolean)

    function change(next: Coordinates, announcement = '') {
      onChange(next)
      setSaid(announcement)
    }

    function takePasted(text: string) {
      const read = parseCoordinates(text)
      if (!read) return false
      const figures = `纬度 ${coordinateText(read.latitude)}，经度 ${coordinateText(read.longitude)}`
      change(read, `已填入${figures}`)
      return true
    }

    const axis = (name: Axis) => (
      <AxisInput
        axis={name}
        value={value[name]}
        onChange={(figure) => change({ ...value, [name]: figure })}
        onBlur={() => onBlur?.(name)}
        onPasteText={takePasted}
        error={errors[name]}
        describedBy={advice.length > 0 && !error ? `${id}-advice` : undefined}
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
              {canChange && !rest.isRequired && (
                <Foot>
                  {isGiven && (
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
        </Place>
      </FormField>
    )
  },
)
