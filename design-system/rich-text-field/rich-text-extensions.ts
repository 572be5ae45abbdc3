import StarterKit from '@tiptap/starter-kit'
import { Extension, type Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { AlignmentExtension } from './alignment.ts'
import { isKeptAddress } from './check-link.ts'
import { lostPictureNode } from './lost-picture-node.ts'
import { PictureNode } from './picture-node.ts'
import { SubscriptMark, SuperscriptMark } from './script-marks.ts'
import { tableNodes } from './table-nodes.ts'
import { uploadPlaces } from './upload-places.ts'

/** What the editor asks of the field around it. */
export type RichTextCommands = {
  openLink: () => void
  goToToolbar: () => void
  /** Asks for the picture whose place a mark holds. */
  choosePicture: (markId: string) => void
}

/** Headings of the text; the page's own title is the h1. */
export const headingLevels = [2, 3, 4, 5] as const

/* The server's cleaner drops what is nested deeper than 30 elements; a list level takes two, a table four. */
const DEEPEST_NODE = 12

/** Everything the allow-list permits and nothing more. */
export function richTextExtensions(commands: () => RichTextCommands) {
  return [
    StarterKit.configure({
      heading: { levels: [...headingLevels] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: isKeptAddress,
      },
      dropcursor: { class: 'drop-cursor', color: false },
    }),
    PictureNode,
    AlignmentExtension,
    lostPictureNode((id) => commands().choosePicture(id)),
    SubscriptMark,
    SuperscriptMark,
    ...tableNodes,
    keys(commands),
  ]
}

function keys(commands: () => RichTextCommands) {
  return Extension.create({
    name: 'richTextField',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => run(commands().openLink),
        'Alt-F10': () => run(commands().goToToolbar),
        // Tab leaves the field, so lists are indented by the keys that editors have for it.
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
        'Mod-\\': () => clearFormatting(this.editor),
      }
    },
    addProseMirrorPlugins: () => [uploadPlaces, depthLimit],
  })
}

/** Plain paragraphs of plain text. */
export function clearFormatting(editor: Editor): boolean {
  return editor.chain().focus().unsetAllMarks().clearNodes().run()
}

const depthLimit = new Plugin({
  key: new PluginKey('depthLimit'),
  filterTransaction: (change, { doc }) =>
    !change.docChanged || depthOf(change.doc) <= Math.max(DEEPEST_NODE, depthOf(doc)),
})

function depthOf(node: Node): number {
  let deepest = 0
  node.forEach((child) => {
    if (child.isBlock) deepest = Math.max(deepest, 1 + depthOf(child))
  })
  return deepest
}

function run(command: () => void): boolean {
  command()
  return true
}
