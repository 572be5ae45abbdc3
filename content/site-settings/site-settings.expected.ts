import {
  address,
  choice,
  day,
  entries,
  html,
  line,
  saveSingle,
  seen,
  sharedRead,
  text,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

/** A value in the form that its authority gives it, which holds no tag. */
const formal = (good: string) => line(good, { withTag: () => good })

const siteSettings: SpecifiedType = {
  entity: 'SiteSettings',
  area: 'site-settings',
  id: 'nobody',
  isSingle: true,
  fields: {
    legalName: seen(line('图联科技有限公司', { max: 100 })),
    blurb: seen(text('政务数据与测绘服务', { max: 300 })),
    address: seen(line('安徽省合肥市')),
    phone: seen(formal('0551-12345678')),
    email: seen(address('office@example.com')),
    icpNumber: seen(formal('皖ICP备2021012345号-1')),
    securityNumber: seen(formal('皖公网安备34010402700001号')),
    baiduVerification: seen(formal('codeva-1AbC')),
    so360Verification: seen(formal('0123abcd')),
    bingVerification: seen(formal('0123ABCD')),
    // With it anybody could push addresses in the company's name.
    baiduPushKey: line('edk7yc4rEZP9pDQD', { withTag: (tag) => tag }),
    days: seen(
      entries({
        title: seen(line('国家公祭日', { required: true, max: 50 })),
        look: seen(choice(['mourning', 'spring', 'national'], 'mourning', { required: true })),
        from: seen(day('2026-12-13', { required: true })),
        until: seen(day('2026-12-13', { required: true })),
      }),
    ),
    privacyText: seen(html('<p>我们如何处理您的个人信息</p>')),
    privacyVersion: seen(line('2026-11-25', { isServers: true })),
    termsText: seen(html('<p>使用本网站的约定</p>')),
    termsVersion: seen(line('2026-11-25', { isServers: true })),
  },
  calls: [sharedRead('S-005', 'GET /api/site-settings'), saveSingle('S-006', 'POST /api/site-settings')],
}

export const specifiedTypes: readonly SpecifiedType[] = [siteSettings]
