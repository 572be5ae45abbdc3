import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import type { Values } from './editing.ts'

export interface ConflictNoticeProps {
  fields: FieldSet
  /** What was typed here. */
  typed: Values
  /** The record as somebody else has saved it meanwhile. */
  current: Values
  /** Takes the saved value of one field over what was typed. */
  onTake: (name: string, value: unknown) => void
}

/** Two people, one record: shows both values of every field that differs and lets the administrator choose. */
export function ConflictNotice({ fields, typed, current, onTake }: ConflictNoticeProps) {
  const differing = Object.entries(fields).filter(
    ([name, field]) => !field.setByServer && JSON.stringify(typed[name]) !== JSON.stringify(current[name]),
  )
  return (
    <Alert
      tone="warning"
      role="alert"
      title="这条记录刚被他人修改"
      action={
        differing.length > 1 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => differing.forEach(([name]) => onTake(name, current[name]))}
          >
            全部载入当前记录
          </Button>
        )
      }
    >
      {differing.length === 0 ? (
        <p>表单内容与当前记录一致。</p>
      ) : (
        <>
          <p>您填写的内容已保留。再次保存将以表单内容为准，也可逐项载入当前值：</p>
          <Differences>
            {differing.map(([name, field]) => (
              <li key={name}>
                <strong>{field.label}</strong>
                <span>我填写的：{readable(field, typed[name])}</span>
                <span>当前记录：{readable(field, current[name])}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`载入当前值：${field.label}`}
                  onClick={() => onTake(name, current[name])}
                >
                  载入当前值
                </Button>
              </li>
            ))}
          </Differences>
        </>
      )}
    </Alert>
  )
}

function readable(field: Field, value: unknown): string {
  if (value === undefined || value === null || value === '') return '（空）'
  return field.options?.[String(value)] ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const Differences = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  margin-top: ${token.space.x1};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-top: ${token.space.x1};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  strong,
  span {
    grid-column: 1;
  }

  button {
    grid-column: 2;
    grid-row: 1 / span 3;
  }
`
