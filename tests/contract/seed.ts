import type { TestApi } from './api.ts'

/** One enabled row of each content type, as rows are stored: no `/upload/` prefix, UTC moments. */
export async function seedOneOfEach(api: TestApi): Promise<void> {
  await api.put('banner', {
    title: '欢迎',
    subtitle: '数据服务',
    imageUrl: 'a.webp',
    linkUrl: '/about',
    sortOrder: 0,
    status: 1,
  })
  await api.put('service', {
    title: '数据标注',
    description: '描述',
    icon: 'tag',
    imageUrl: 'b.webp',
    content: '<p>正文</p>',
    sortOrder: 0,
    status: 1,
  })
  await api.put('about', {
    companyName: '图联科技',
    description: '简介',
    mission: '使命',
    vision: '愿景',
    valuesText: '价值观',
    address: '合肥',
    phone: '055100000000',
    email: 'office@example.com',
    website: 'https://example.com',
    mediaType: 'image',
    imageUrl: 'c.webp',
    videoUrl: '',
  })
  await api.put('partner', {
    name: '江淮数据',
    logoUrl: 'logo.png',
    websiteUrl: 'https://example.com',
    description: '',
    sortOrder: 0,
    status: 1,
    createTime: '2026-03-01T02:00:00.000Z',
  })
  await api.put('contact-message', {
    name: '陈先生',
    email: 'chen@example.com',
    phone: '13812345678',
    subject: '咨询',
    message: '请联系我',
    createTime: '2026-03-01T02:00:00.000Z',
  })
  const texts = { title: '关于我们', subtitle: '副标题', description: '描述', backgroundImage: 'bg.webp' }
  for (const [configKey, configValue] of Object.entries(texts))
    await api.put('page-config', { pageKey: 'about', configKey, configValue, description: '备注' })
  for (const qrType of ['wechat', 'miniprogram'])
    await api.put('wechat-qr-config', {
      title: '二维码',
      description: '扫码',
      qrImageUrl: 'qr.png',
      qrType,
      sortOrder: 0,
      status: 1,
    })
}
