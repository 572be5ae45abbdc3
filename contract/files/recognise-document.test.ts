import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inflate as inflateInBrowsers } from '#mocks/inflate.ts'
import {
  doc,
  docm,
  docWithMacros,
  docx,
  docxByDefault,
  docxOfWordOnline,
  docxWithMacros,
  falseDoc,
  pdf,
  shortDoc,
  xls,
  xlsx,
  zip,
  zipBomb,
  zipOfPages,
} from '#tests/contract/documents.ts'
import { mayBeDocument, recogniseDocument, type Inflate } from './recognise-document.ts'

const inflateOnServers: Inflate = (packed, mostBytes) =>
  promisify(inflateRaw)(packed, { maxOutputLength: mostBytes })

describe.each([
  ['servers', inflateOnServers],
  ['browsers', inflateInBrowsers],
])('documents, unpacked as %s do', (_where, inflate) => {
  test.each([
    ['pdf', 'a PDF', pdf()],
    ['doc', 'a Word document of the old kind', doc()],
    ['doc', 'one so short that it lies in the small sectors', shortDoc()],
    ['docx', 'a Word document of the new kind', docx()],
    ['docx', 'one whose parts are not packed', docx(true)],
    ['docx', 'one of Word Online, whose text has another name', docxOfWordOnline()],
    ['docx', 'one whose main type is the default of .xml', docxByDefault()],
    [
      'pdf',
      'a PDF behind what a printer was told',
      Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), pdf()]),
    ],
    [
      'pdf',
      'a PDF behind the head of a letter',
      Buffer.concat([Buffer.from('From: Li <li@a.cn>\r\n'), pdf()]),
    ],
    [
      'pdf',
      'a PDF behind a print ticket',
      Buffer.concat([Buffer.from('<?xml version="1.0"?><PrintTicket/>\n'), pdf()]),
    ],
    [
      'pdf',
      'a PDF whose header comes last in its first 1,024 bytes',
      Buffer.concat([Buffer.alloc(1019), pdf()]),
    ],
  ])('%s: %s', async (extension, _what, bytes) => {
    expect(mayBeDocument(bytes)).toBe(true)
    expect(await recogniseDocument(bytes, inflate)).toBe(extension)
  })

  test.each([
    ['a workbook of the old kind', xls()],
    ['a program that names a stream as Word does', falseDoc()],
    ['a workbook', xlsx()],
    ['a zip that only has the names of a Word document', zipOfPages()],
    ['a zip that unpacks to sixty megabytes', zipBomb()],
    ['a text', Buffer.from('我的简历')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF whose header comes later', Buffer.concat([Buffer.alloc(1025), pdf()])],
    ['an archive that holds a PDF', zip({ 'resume.pdf': pdf() }, true)],
    ['a picture that holds a PDF', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pdf()])],
    ['an empty file', Buffer.alloc(0)],
    ['half of a zip', docx().subarray(0, 100)],
    ['the head of a compound file alone', doc().subarray(0, 520)],
  ])('415: %s', async (_what, bytes) => {
    await expect(recogniseDocument(bytes, inflate)).rejects.toMatchObject({
      status: 415,
      message: '只能上传PDF、DOC或DOCX格式的简历',
    })
  })

  test.each(['<!DOCTYPE x>', '<html>', '<script>', 'x<svg onload=a>', '<Body>', '<iframe src=a>'])(
    '415: a PDF behind %s',
    async (page) => {
      const bytes = Buffer.concat([Buffer.from(page), pdf()])
      await expect(recogniseDocument(bytes, inflate)).rejects.toMatchObject({ status: 415 })
    },
  )

  test.each([
    ['a document that says it has macros', docm()],
    ['a document that says it has none', docxWithMacros()],
    ['an old document', docWithMacros()],
  ])('415 with another sentence: macros in %s', async (_what, bytes) => {
    await expect(recogniseDocument(bytes, inflate)).rejects.toMatchObject({
      status: 415,
      message: '不支持含有宏的文档，请另存为不含宏的文件后重新上传',
    })
  })

  test('damaged documents are refused or recognised, and never anything else', async () => {
    for (let round = 0; round < 300; round += 1) {
      const bytes = Buffer.from(round % 2 ? doc() : docx())
      const [at = 0, value = 0, length = 0] = randomBytes(3)
      bytes[Math.floor((at / 256) * Math.min(bytes.length, 1600))] = value
      const damaged = round % 3 ? bytes : bytes.subarray(0, Math.floor((length / 256) * bytes.length))
      const outcome = await recogniseDocument(damaged, inflate).catch(
        (error: { status?: number }) => error.status,
      )
      expect(['doc', 'docx', 415]).toContain(outcome)
    }
  })
})
