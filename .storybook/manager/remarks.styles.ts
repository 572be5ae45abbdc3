import { styled } from 'storybook/theming'

// The manager is Storybook's own page: its theme, not the product's tokens.

export const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '10px 15px',
  alignItems: 'center',
})

export const Told = styled.p<{ $isBad?: boolean }>(({ theme, $isBad }) => ({
  margin: 0,
  padding: '0 15px 8px',
  color: $isBad ? theme.color.negativeText : theme.textMutedColor,
}))

export const Entries = styled.ol({ margin: 0, padding: 0, listStyle: 'none' })

export const Entry = styled.li<{ $isResolved: boolean }>(({ theme, $isResolved }) => ({
  padding: '10px 15px',
  borderTop: `1px solid ${theme.appBorderColor}`,
  'p:first-of-type': { textDecoration: $isResolved ? 'line-through' : 'none' },
  p: { margin: '0 0 4px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}))

export const Versions = styled.ul(({ theme }) => ({
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  li: { borderLeft: `3px solid ${theme.color.warningText}`, paddingLeft: 10 },
}))

export const Small = styled.p(({ theme }) => ({
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
}))

export const Fields = styled.form({
  display: 'grid',
  gap: 8,
  padding: '0 15px 12px',
  maxWidth: 560,
  label: { display: 'grid', gap: 4 },
  textarea: { minHeight: 72 },
})
