import { useNavigate } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { SEARCH_LABEL, SEARCH_PATH, searchAddress } from './search-address.ts'

export interface SearchFormProps {
  /** What stands in the field at first. */
  term: string
  /** Why it could not be looked for. */
  error?: string
}

/** The field of search: an ordinary form, which with a script changes the address without a new document. */
export function SearchForm({ term, error }: SearchFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(term)

  // Going back brings another term. What was typed before the script came is no other term, and stays.
  useEffect(() => {
    if (input.current && shown.current !== term) input.current.value = term
    shown.current = term
  }, [term])

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget).get('q')
    navigate(searchAddress(typeof sent === 'string' ? sent : ''), { preventScrollReset: true })
  }

  return (
    <Root action={SEARCH_PATH} role="search" aria-label="站内搜索" onSubmit={look} noValidate>
      <TextField
        ref={input}
        label={SEARCH_LABEL}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={term}
        error={error}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        搜索
      </Button>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.x15};
  align-items: end;

  > button {
    min-height: ${token.size.target};
  }

  /* The sentence of a mistake stands below the field: the button stays beside it. */
  &:has([aria-invalid='true']) {
    align-items: center;
  }
`
