/** Sizes of windows that the pages are judged in (docs/storybook.md). */
export const viewports = {
  phone: { name: '手机 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  // What WeChat's own bars leave of an iPhone's screen of 812 or 896 px.
  wechat: { name: '微信 375', styles: { width: '375px', height: '724px' }, type: 'mobile' },
  wechatLarge: { name: '微信 414', styles: { width: '414px', height: '808px' }, type: 'mobile' },
  tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '桌面 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  // A window of 1280 by 800 px zoomed to 200 % has half as many CSS pixels each way (WCAG 1.4.4).
  zoomed: { name: '放大 200 %（1280）', styles: { width: '640px', height: '400px' }, type: 'desktop' },
  wide: { name: '宽屏 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const
