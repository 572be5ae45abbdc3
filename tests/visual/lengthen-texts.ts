/**
 * Runs in the page: puts a word without a break behind every text that consists of words, wherever a component shows
 * what somebody wrote. Figures keep their form, and so does what a component says in words of its own.
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
