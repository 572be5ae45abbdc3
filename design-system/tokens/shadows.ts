/** Shadows read the theme's shadow colour, so each theme declares them again. */
export const shadow = {
  low: '0 1px 2px rgb(var(--color-shadow) / 7%), 0 1px 3px rgb(var(--color-shadow) / 5%)',
  medium: '0 2px 4px rgb(var(--color-shadow) / 5%), 0 10px 24px -6px rgb(var(--color-shadow) / 14%)',
  high: '0 4px 10px rgb(var(--color-shadow) / 6%), 0 28px 64px -16px rgb(var(--color-shadow) / 28%)',
}
