import { afterEach, describe, expect, test } from 'vitest'
import { quickenLabels } from './quick-labels.ts'

const html = `
  <label id="named" for="name">Name</label><input id="name">
  <label id="around">Colour <span><select id="colour"></select></span><button id="second">More</button></label>
  <label id="again" for="name">Name again</label>
  <label id="empty" for=""><input id="unlabelled"></label>
  <label id="of-hidden" for="hidden">Never</label><input type="hidden" id="hidden">
  <label id="of-nobody" for="gone">Nobody</label>
  <label id="of-text" for="text">No control</label><p id="text"></p>
  <div id="twice"></div><label id="of-twice" for="twice">First of its name</label><textarea id="twice"></textarea>
  <label id="past-hidden"><input type="hidden"><output id="result"></output></label>`

const labelsOf = (control: Element) => {
  const { labels } = control as HTMLInputElement
  return labels && [...labels].map(({ id }) => id)
}

/** jsdom's own, which the setup of component tests has replaced: that of another window. */
async function asJsdomSays() {
  const { JSDOM } = await import('jsdom')
  const { document: other } = new JSDOM(html).window
  return [...other.querySelectorAll('input, select, button, output, textarea')].map(labelsOf)
}

describe('labels of controls', () => {
  afterEach(() => document.body.replaceChildren())

  test('are those that jsdom finds, in their order', async () => {
    quickenLabels()
    document.body.innerHTML = html
    const controls = [...document.querySelectorAll('input, select, button, output, textarea')]
    const found = controls.map(labelsOf)
    expect(found).toEqual(await asJsdomSays())
    expect(found.slice(0, 2)).toEqual([['named', 'again'], ['around']])
    expect(found.flat().filter(Boolean)).toContain('past-hidden')
  })

  test('follow what changes', () => {
    quickenLabels()
    document.body.innerHTML = html
    const name = document.getElementById('name') as HTMLInputElement
    document.getElementById('again')?.remove()
    expect(labelsOf(name)).toEqual(['named'])
    name.id = 'other'
    expect(labelsOf(name)).toEqual([])
    name.type = 'hidden'
    expect(labelsOf(name)).toBeNull()
  })

  test('of a control in no document are the label around it', () => {
    quickenLabels()
    const label = document.createElement('label')
    label.append(document.createElement('textarea'))
    expect(labelsOf(label.firstElementChild!)).toHaveLength(1)
  })
})
