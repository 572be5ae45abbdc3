import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openTab } from './panel-acts.ts'

/**
 * A panel whose list has nothing.
 * @param title what stands in place of the rows
 * @param tab the tab the list is in, where it is not the first
 */
export function withoutRecords(title: string, tab?: string) {
  return {
    globals: { scenario: 'empty' },
    play: async () => {
      if (tab) await openTab(tab)
      await expect(await screen.findByText(title)).toBeVisible()
    },
  }
}

/**
 * A panel whose list has more than a page of rows.
 * @param tab the tab the list is in, where it is not the first
 */
export function withManyRecords(tab?: string) {
  return {
    globals: { scenario: 'many' },
    play: async () => {
      if (tab) await openTab(tab)
      await expect(await screen.findByRole('button', { name: '第 2 页' })).toBeVisible()
      await expect(screen.getAllByRole('rowheader')).toHaveLength(10)
    },
  }
}

/**
 * A panel whose records cannot be loaded.
 * @param sentence what it says then (back-office §8)
 * @param tab the tab the list is in, where it is not the first
 */
export function failingToLoad(sentence: string, tab?: string) {
  return {
    globals: { scenario: 'every-load-fails' },
    play: async () => {
      if (tab) await openTab(tab)
      await expect(await screen.findByText(sentence)).toBeVisible()
    },
  }
}

/**
 * The dialog of a new record, with nothing typed into it.
 * @param noun what the list calls one record
 * @param tab the tab the list is in, where it is not the first
 */
export function addingRecord(noun: string, tab?: string) {
  return {
    play: async () => {
      if (tab) await openTab(tab)
      await screen.findAllByRole('rowheader')
      await userEvent.click(screen.getByRole('button', { name: `新增${noun}` }))
      const dialog = await screen.findByRole('dialog', { name: `新增${noun}` })
      await waitFor(() => expect(dialog).toBeVisible())
      await expect((await within(dialog).findAllByRole('textbox'))[0]).toBeVisible()
    },
  }
}
