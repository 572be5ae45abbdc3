import { styled } from 'storybook/theming'

// The manager is Storybook's own page: its theme, not the product's tokens.

export const Note = styled.p(({ theme }) => ({
  margin: 0,
  padding: '10px 15px',
  color: theme.textMutedColor,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}))

export const Empty = styled.p({ margin: 0, padding: 15 })

export const Lines = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.size.s2,
  'th, td': {
    padding: '6px 15px',
    textAlign: 'left',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${theme.appBorderColor}`,
  },
  'td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  code: { fontFamily: theme.typography.fonts.mono },
}))

export const Search = styled.div(
  { position: 'sticky', top: 0, zIndex: 1, padding: '10px 15px' },
  ({ theme }) => ({
    background: theme.background.app,
  }),
)

export const Line = styled.div({ display: 'flex', gap: 8, padding: '10px 15px 0' })

export const GroupName = styled.h2(({ theme }) => ({
  margin: '8px 15px 4px',
  fontSize: theme.typography.size.s2,
  color: theme.textMutedColor,
}))

export const Choices = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: '0 15px 8px',
  listStyle: 'none',
})

export const Choice = styled.button(({ theme }) => ({
  padding: '4px 10px',
  font: 'inherit',
  color: theme.color.defaultText,
  background: 'none',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&:hover:enabled': { borderColor: theme.color.secondary },
  '&[aria-pressed="true"]': {
    color: theme.color.lightest,
    background: theme.color.secondary,
    borderColor: theme.color.secondary,
  },
}))
