import { goodMessage } from '#tests/contract/specification/people.ts'
import { withTotal } from '#tests/contract/specification/shapes.ts'
import {
  address,
  adminList,
  createTime,
  line,
  remove,
  text,
  visitorsPost,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

/** `public` in entities.json means here that visitors send it; they read nothing of it. The server's bounds are X-36. */
const contactMessage: SpecifiedType = {
  entity: 'ContactMessage',
  area: 'contact',
  id: 'administrators',
  fields: {
    name: line(goodMessage.name, { required: '请输入姓名', max: 100 }),
    email: address(goodMessage.email, { required: '请输入邮箱' }),
    phone: line(goodMessage.phone, { required: '请输入电话', withTag: () => '13987654321' }),
    subject: line(goodMessage.subject, { required: '请输入主题', max: 200 }),
    message: text(goodMessage.message, { required: '请输入消息内容', max: 2000 }),
    createTime,
  },
  calls: [
    visitorsPost('C-005', 'POST /api/contact/add', {
      success: '消息发送成功！我们会尽快回复您。',
      body: goodMessage,
    }),
    adminList('C-034', 'GET /api/contact/admin/list', withTotal),
    remove('C-078', 'POST /api/contact/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [contactMessage]
