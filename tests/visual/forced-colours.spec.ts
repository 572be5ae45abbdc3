import { expect } from '@playwright/test'
import type { Page } from 'playwright-core'
import { test } from './story-browser-test.ts'
import { visibleMarks } from './visible-marks.ts'

/** A state and its absence, side by side in one story. Both selectors may end in `::before` or `::after`. */
interface Case {
  storyId: string
  /** The element that has the state. */
  marked: string
  /** One of its kind that has not. */
  other: string
  /** Brings the state about, where the story does not end in it. */
  act?: (page: Page) => Promise<void>
}

/** Presses keys one after the other. */
const keys =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.keyboard.press(name)
  }

const TRACK = 'span:nth-child(2)'

const cases: Record<string, Case> = {
  'the chosen option of a list': {
    storyId: 'combo-box--open',
    marked: '[role=option][data-selected]',
    other: '[role=option]:not([data-selected], [data-focused])',
  },
  'the focused option of a list': {
    storyId: 'select-field--chosen',
    act: async (page) => {
      await page.locator('#storybook-root button').focus()
      await keys('ArrowDown', 'ArrowUp')(page)
    },
    marked: '[role=option][data-focused]:not([data-selected])',
    other: '[role=option]:not([data-selected], [data-focused])',
  },
  'the focused option among the chosen ones': {
    storyId: 'select-field--chosen',
    act: async (page) => {
      await page.locator('#storybook-root button').focus()
      await keys('ArrowDown')(page)
    },
    marked: '[role=option][data-focused]',
    other: '[role=option]:not([data-focused])',
  },
  'the focused line of a menu': {
    storyId: 'menu-button--open',
    marked: '[role=menuitem][data-focused]',
    other: '[role=menuitem]:not([data-focused], [data-disabled])',
  },
  'the current entry of the menu tree': {
    storyId: 'menu-tree--deep-entry',
    marked: 'button[aria-current]',
    other: 'button:not([aria-current])',
  },
  'the chosen day': {
    storyId: 'date-field--open',
    marked: 'td [data-selected]',
    other: 'td [role=button]:not([data-selected], [data-today])',
  },
  today: {
    storyId: 'date-field--open',
    marked: 'td [data-today]',
    other: 'td [role=button]:not([data-selected], [data-today])',
  },
  'the focused part of a date': {
    storyId: 'date-field--not-given',
    act: keys('Tab'),
    marked: '[role=spinbutton]:focus',
    other: '[role=spinbutton]:not(:focus)',
  },
  'what is done on a progress bar': {
    storyId: 'progress-bar--playground',
    marked: '[role=progressbar] > :last-child > span',
    other: '[role=progressbar] > :first-child',
  },
  'the whole length of a progress bar': {
    storyId: 'progress-bar--playground',
    marked: '[role=progressbar] > :last-child',
    other: '[role=progressbar] > :first-child',
  },
  'the current page number': {
    storyId: 'pagination--playground',
    marked: 'li > [aria-current=page]',
    other: 'li > button:not([aria-current])',
  },
  'the open one of the console’s tabs': {
    storyId: 'tabs--playground',
    marked: '[role=tab][aria-selected=true]::after',
    other: '[role=tab][aria-selected=false]::after',
  },
  'the open one of the visitors’ tabs': {
    storyId: 'tab-strip--vertical',
    marked: '[role=tab][aria-selected=true]',
    other: '[role=tab][aria-selected=false]',
  },
  'a switch that is on': {
    storyId: 'status-switch--in-table',
    act: (page) => page.locator('td label').first().click(),
    marked: `label[data-selected] > ${TRACK}`,
    other: `label:not([data-selected]) > ${TRACK}`,
  },
  'the chosen radio button': {
    storyId: 'radio-group--vertical',
    marked: `label[data-selected] > ${TRACK}`,
    other: `label:not([data-selected]) > ${TRACK}`,
  },
  'the chosen icon': {
    storyId: 'icon-chooser--emoji-open',
    marked: '[role=option][data-selected]',
    other: '[role=option]:not([data-selected])',
  },
  'the current page of a carousel': {
    storyId: 'carousel--playground',
    marked: 'button[aria-current] > span',
    other: 'button[aria-label^=第]:not([aria-current]) > span',
  },
  'a pressed tool of the text editor': {
    storyId: 'rich-text-field--writing',
    marked: '[role=toolbar] [aria-pressed=true]',
    other: '[role=toolbar] [aria-pressed=false]',
  },
  'where a dragged thing would land': {
    storyId: 'order-list--playground',
    act: async (page) => {
      await page.locator('[slot=drag]').first().focus()
      await keys('Enter')(page)
    },
    marked: '[role=row][data-drop-target]',
    other: '[role=row]:not([data-drop-target], [data-key])',
  },
}

for (const [name, { storyId, marked, other, act }] of Object.entries(cases)) {
  test(`${name} is told from its neighbours in forced colours`, async ({ stages }) => {
    const stage = await stages({ forcedColors: true })
    const { problem } = await stage.show({ storyId: `design-system-${storyId}`, width: 1280, theme: 'light' })
    expect(problem).toBeUndefined()
    await act?.(stage.page)
    await expect(async () => {
      const [one, another] = [await look(stage.page, marked), await look(stage.page, other)]
      expect(one).toBeDefined()
      expect(another).toBeDefined()
      expect(one).not.toEqual(another)
    }).toPass({ timeout: 5000 })
  })
}

const look = (page: Page, selector: string) => page.evaluate(visibleMarks, selector)
