import styled, { css } from 'styled-components'
import { fieldColumn } from '#design-system/form-field/index.ts'
import { richTextStyles } from '#design-system/rich-content/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size, fontSize } = token

const SMALLEST_HEIGHT = '12rem'
const TALLEST_HEIGHT = 'min(32rem, 70vh)'

export const Root = styled.div`
  ${fieldColumn}
`

export const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2};
`

export const Count = styled.span<{ $isOver: boolean }>`
  flex: none;
  margin-inline-start: auto;
  color: ${({ $isOver }) => ($isOver ? color.dangerText : color.textSubtle)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.lineHeight.snug};
`

export const Box = styled.div<{ $isInvalid: boolean; $isDisabled: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.dangerText : color.edge)};
  border-radius: ${token.radius.medium};
  background: ${color.surface};

  &:has(.tiptap:focus) {
    border-color: ${color.focus};
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: -1px;
  }

  ${({ $isDisabled }) =>
    $isDisabled &&
    css`
      border-color: ${color.lineStrong};
      background: ${color.sunken};

      ${media.forcedColors} {
        border-color: GrayText;
      }
    `}
`

/** Where the text is written; `.tiptap` is the editable element, and its stand-in before there is one. */
export const Writing = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${SMALLEST_HEIGHT};
  max-height: ${TALLEST_HEIGHT};
  overflow: auto;
  resize: vertical;
  border-radius: 0 0 ${token.radius.medium} ${token.radius.medium};

  /* A field that was made taller by hand may be as tall as wanted. */
  &[style*='height'] {
    max-height: none;
  }

  .tiptap {
    position: relative;
    flex: 1 0 auto;
    padding: ${space.x15} ${space.x2};
    color: ${color.text};
    white-space: pre-wrap;
    word-break: normal;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
    ${richTextStyles}
  }

  .tiptap [contenteditable='false'] {
    white-space: normal;
  }

  .ProseMirror-hideselection * {
    caret-color: transparent;

    &::selection {
      background: transparent;
    }
  }

  .tiptap:focus {
    outline: none;
  }

  .tiptap[aria-disabled='true'] {
    color: ${color.textMuted};
  }

  .ProseMirror-selectednode {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: 2px;
  }

  .selectedCell {
    background: ${color.primarySoft};
  }

  .ProseMirror-gapcursor {
    position: relative;
    display: none;
    pointer-events: none;
  }

  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  .ProseMirror-gapcursor::after {
    position: absolute;
    top: -2px;
    width: 1.25rem;
    border-top: 1px solid ${color.text};
    content: '';
  }

  .ProseMirror-separator {
    display: inline !important;
    width: 0 !important;
    height: 0 !important;
    margin: 0 !important;
    border: 0 !important;
  }

  .drop-cursor {
    background: ${color.primary};
  }

  .upload-place {
    padding: 0.1em 0.5em;
    border: 1px dashed ${color.edge};
    border-radius: ${token.radius.small};
    background: ${color.sunken};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    user-select: none;
  }

  lost-picture {
    display: block;
    cursor: pointer;
  }

  ${media.touch} {
    resize: none;
  }

  ${media.forcedColors} {
    .selectedCell {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .drop-cursor {
      background: Highlight;
    }
  }
`

export const SentList = styled.ul`
  display: grid;
  gap: ${space.x1};
`

export const Sent = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x05} ${space.x2};
  padding: ${space.x1} ${space.x15};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  font-size: ${fontSize.small};

  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const SentActs = styled.span`
  display: flex;
  gap: ${space.x05};
`

export const Failure = styled.span`
  color: ${color.dangerText};
`

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x05} ${space.x2};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
