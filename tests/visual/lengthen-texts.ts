/**
 * Runs in the page: appends an unbreakable word to every text of words that users wrote. Numbers and a component's
 * own texts stay unchanged.
 */
export function lengthenTexts({ letters, ownWords }: { letters: number; ownWords: string[] }): void {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'
  const endless = word.repeat(Math.ceil(letters / word.length)).slice(0, letters)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, option, [hidden]')) continue
    if (/\p{L}{2}/u.test(text.data) && !ownWords.includes(text.data.trim()))
      text.data = `${text.data.trim()}${endless}`
  }
}
