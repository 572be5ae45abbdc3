import { screen, userEvent, within } from 'storybook/test'

/**
 * Opens a tab of the panel that a story shows.
 * @param title the beginning of its title; behind it stands how many records it holds
 */
export async function openTab(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${title}`) }))
}

/** Opens the dialog of the first record of the list that a story shows. */
export async function editFirst(): Promise<void> {
  const [edit] = await screen.findAllByRole('button', { name: '编辑' })
  await userEvent.click(edit!)
}

/**
 * Changes a field of the form that stands open, and saves it with the keyboard.
 * @param label the beginning of the field's label
 */
export async function changeAndSave(label: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), '（改）')
  await userEvent.keyboard('{Control>}s{/Control}')
}

/** The buttons of the first row of the list that a story shows. */
export async function firstRow() {
  const [row] = await screen.findAllByRole('rowheader')
  return within(row!.closest<HTMLElement>('[role="row"]')!)
}
