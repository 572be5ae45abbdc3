import { screen } from '@testing-library/react'

/** The label above a section's heading, such as `03` or `01 / 服务项目`. */
export const eyebrowOf = (heading: string) =>
  screen.getByRole('heading', { name: heading }).previousElementSibling?.textContent
