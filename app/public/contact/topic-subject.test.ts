import { expect, test } from 'vitest'
import { messageSchemas } from '#app/public/message-form/message-schema.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { subjectOf } from './topic-subject.ts'

const bases = [{ name: '合肥总部' }, { name: '长'.repeat(60) }, { name: '' }]

test.each([...serviceRoutes.map(({ name }) => name), '标注平台', '合肥总部'])(
  'P-401 a message about %s has a subject that the form takes',
  (topic) => {
    const subject = subjectOf(topic, bases)
    expect(subject).toContain(`：${topic}`)
    expect(messageSchemas.contact.validateSyncAt('subject', { subject })).toBe(subject)
  },
)

test.each([null, '', '别的', '数据标注 ', '扬州基地', '长'.repeat(60)])('%s is no topic', (topic) =>
  expect(subjectOf(topic, bases.slice(0, 2))).toBeUndefined(),
)
