import { expect, test } from 'vitest'
import { demoContent } from '#content/registry/demo.generated.ts'
import { EMAIL, MOBILE_PHONE } from '#contract/shared/messages.ts'
import { isIdentityNumber } from '#contract/privacy/identity-number.ts'
import { inventedApplicant, inventedPerson } from '#contract/privacy/invented-people.ts'
import { sampleApplications, sampleResumeRecords } from './sample-applications.ts'
import { sampleContent } from './sample-content.ts'
import { sampleMessages } from './sample-messages.ts'
import { sampleResumes } from './sample-resumes.ts'

/** First two digits of every region code that GB/T 2260 and its successors know. */
const PROVINCES =
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'
const NAME = /^示例[甲乙丙丁戊己庚辛壬癸][一二三四五六七八九十]$/

const people = [...sampleMessages, ...sampleApplications]

test('every person of the samples is plainly invented: name, reserved mail domain, unallocated phone', () => {
  for (const { name, email, phone } of people) {
    expect(name).toMatch(NAME)
    expect(email).toMatch(/^sample\d{4}@example\.com$/)
    expect(email).toMatch(EMAIL)
    expect(phone).toMatch(/^1540000\d{4}$/)
    expect(phone).toMatch(MOBILE_PHONE)
  }
})

test('identity numbers name a region that does not exist, and are otherwise in order', () => {
  for (const { idNumber, birthDate, gender } of sampleApplications) {
    expect(PROVINCES.split(' ')).not.toContain(idNumber.slice(0, 2))
    expect(idNumber.slice(0, 6)).toBe('990000')
    expect(idNumber.slice(6, 14)).toBe(birthDate.replaceAll('-', ''))
    expect(Number(idNumber[16]) % 2).toBe(gender === '男' ? 1 : 0)
    expect(isIdentityNumber(idNumber)).toBe(true)
  }
})

test('nobody shares a phone, a mail address or an identity number', () => {
  const invented = Array.from({ length: 200 }, (_unused, index) => inventedPerson(index))
  const applicants = Array.from({ length: 200 }, (_unused, index) => inventedApplicant(index))
  expect(new Set(invented.map(({ phone }) => phone)).size).toBe(200)
  expect(new Set(invented.map(({ email }) => email)).size).toBe(200)
  expect(new Set(applicants.map(({ idNumber }) => idNumber)).size).toBe(200)
})

test('there are enough of them for pages, of each status, some with a résumé that opens', async () => {
  expect(sampleMessages.length).toBeGreaterThanOrEqual(40)
  expect(sampleApplications.length).toBeGreaterThanOrEqual(36)
  expect(new Set(sampleApplications.map(({ status }) => status))).toEqual(new Set([0, 1]))
  const withResume = sampleApplications.filter(({ resumeUrl }) => resumeUrl !== '')
  expect(withResume.map(({ resumeUrl }) => resumeUrl)).toEqual(
    sampleResumeRecords.map(({ fileName }) => fileName),
  )
  for (const { applicationId, fileName } of sampleResumeRecords)
    expect(sampleApplications[applicationId - 1]?.resumeUrl).toBe(fileName)
  const opened = sampleResumes()
    .get(withResume[0]?.resumeUrl ?? '')
    ?.open() as Uint8Array
  expect(new TextDecoder().decode(opened)).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
})

/** Every text of every sample and demonstration record, whatever its type, as one would find it by searching. */
function textsOf(content: object): string {
  return JSON.stringify(content)
}

test('no phone, identity number or mailbox of anybody real is in any sample or demonstration text', () => {
  const texts = textsOf({ sampleContent, demoContent })
  const phones = texts.match(/(?<!\d)1[3-9]\d{9}(?!\d)/g) ?? []
  expect(phones.length).toBeGreaterThan(80)
  expect(phones.filter((phone) => !phone.startsWith('154'))).toEqual([])
  const numbers = texts.match(/(?<!\d)\d{17}[\dX](?!\d)/g) ?? []
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number) => !number.startsWith('99'))).toEqual([])
  const mailboxes = texts.match(/[\w.+-]+@[\w.-]+\w/g) ?? []
  expect(mailboxes.filter((mailbox) => !/@example\.(com|cn|org|net)$/.test(mailbox))).toEqual([])
  const landlines = texts.match(/(?<!\d)0\d{2,3}-?\d{7,8}(?!\d)/g) ?? []
  expect(landlines.filter((phone) => !/-0{7,8}$/.test(phone))).toEqual([])
})
