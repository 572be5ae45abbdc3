import {
  address,
  choice,
  line,
  path,
  saveSingle,
  seen,
  sharedRead,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const about: SpecifiedType = {
  entity: 'About',
  area: 'about',
  id: 'nobody',
  isSingle: true,
  fields: {
    companyName: seen(line('图联科技', { required: true })),
    description: seen(text('专注数据服务与测绘地理信息', { required: true })),
    mission: seen(text('让数据创造价值', { required: true })),
    vision: seen(text('成为可信赖的数据伙伴', { required: true })),
    valuesText: seen(text('诚信、专业、协作', { required: true })),
    address: seen(line('安徽省合肥市', { required: true })),
    phone: seen(line('0551-12345678', { required: true })),
    email: seen(address('office@example.com', { required: true })),
    // Not in public-site §3.
    website: line('https://www.example.com', {
      required: true,
      withTag: (tag) => `https://${tag}.example.com`,
    }),
    mediaType: seen(choice(['image', 'video'], 'image', { initial: 'image' })),
    imageUrl: seen(path('/upload/about-a.webp')),
    videoUrl: seen(path('/upload/about-a.mp4')),
  },
  calls: [sharedRead('C-003', 'GET /api/about'), saveSingle('C-086', 'POST /api/about/save')],
}

export const specifiedTypes: readonly SpecifiedType[] = [about]
