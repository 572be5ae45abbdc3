import { Pencil } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import { safeLink } from '#contract/shared/safe-link.ts'
import type { Values } from './use-record-dialog.ts'
import { fieldNames, isShort, type FormSection } from './form-sections.ts'
import { Address, Facts, FactsBar, Film, Picture, Sound } from './record-facts.styles.ts'
import { Section } from './single-record-form.styles.ts'
import { PHONE, UnbrokenPhones } from './unbroken-phones.tsx'

export interface RecordFactsProps {
  type: ContentType
  /** Null before it was ever saved. */
  record: Values | null
  sections: readonly FormSection[]
  /** A form was closed: the keyboard comes back to 编辑. */
  isFocused: boolean
  onEdit: () => void
}

/** The one record of a type to be read, section by section, until it is edited. */
export function RecordFacts({ type, record, sections, isFocused, onEdit }: RecordFactsProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])

  const edit = (
    <Button ref={button} size="small" icon={<Pencil aria-hidden />} onClick={onEdit}>
      编辑
    </Button>
  )
  if (!record) {
    return (
      <EmptyState
        title={`还没有${type.typeLabel}`}
        description="按“编辑”填写，保存后即显示在网站上。"
        action={edit}
      />
    )
  }
  return (
    <Facts>
      <FactsBar>{edit}</FactsBar>
      {sections.map((section) => (
        <Section key={section.heading} aria-label={section.heading}>
          <h2>{section.heading}</h2>
          <DescriptionList
            columns={2}
            descriptions={fieldNames(section).flatMap((name) => {
              const field = type.fields[name]
              if (!field) return []
              const isWide = !isShort(type.fields, name)
              const value = record[name]
              const detail =
                name === PHONE && value ? (
                  <UnbrokenPhones>{String(value)}</UnbrokenPhones>
                ) : (
                  detailOf(field, value)
                )
              return [{ term: field.label, detail, isWide }]
            })}
          />
        </Section>
      ))}
    </Facts>
  )
}

function detailOf(field: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  if (field.kind === 'uploads') {
    return (value as readonly string[]).map((path) => <div key={path}>{fileOf(field, path)}</div>)
  }
  if (Array.isArray(value)) return `${value.length} 项`
  const text = String(value)
  if (field.kind === 'upload') return fileOf(field, text)
  if (field.kind === 'link') return linkTo(text)
  return field.options?.[text] ?? text
}

function fileOf({ label, media }: Field, path: string): ReactNode {
  const address = imageAddress(path)
  if (media === 'video')
    return <Film src={address} controls playsInline preload="metadata" aria-label={label} />
  if (media === 'audio') return <Sound src={address} controls preload="metadata" aria-label={label} />
  if (media === 'document') return linkTo(address)
  return (
    <Picture href={address} target="_blank" rel="noreferrer" aria-label={`查看大图：${label}`}>
      <MediaFrame src={address} alt={label} fit="contain" />
    </Picture>
  )
}

function linkTo(address: string): ReactNode {
  const href = safeLink(address)
  if (!href) return address
  return (
    <Address href={href} target="_blank" rel="noreferrer">
      {address}
    </Address>
  )
}
