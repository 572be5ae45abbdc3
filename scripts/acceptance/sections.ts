/** A section of the client's specification: its name, and the approved pictures that show what it asks for. */
export interface Section {
  name: string
  /** Beginnings of file names below `tests/visual/approved`. */
  pictures?: readonly string[]
}

export const documents = { P: '公众网站', A: '管理后台' } as const

/** By letter and number, as the lines of the checklist name them. */
export const sections: Record<keyof typeof documents, Record<string, Section>> = {
  P: {
    '0': { name: '产品' },
    '1': { name: '功能总述' },
    '2.1': { name: '页面地址', pictures: ['pages-error-page/'] },
    '2.2': { name: '公共页眉', pictures: ['site-header-and-footer'] },
    '2.3': { name: '首页', pictures: ['pages-home/normal.'] },
    '2.4': { name: '服务入口', pictures: ['site-service-grid'] },
    '2.5': { name: '政府数据服务', pictures: ['pages-government-services/'] },
    '2.6': { name: '数据标注', pictures: ['pages-data-annotation/'] },
    '2.7': { name: '测绘服务', pictures: ['pages-map-surveying/'] },
    '2.8': { name: '产教融合', pictures: ['pages-industry-education/'] },
    '2.9': { name: '数据采集与互联网 BPO', pictures: ['pages-data-collection/', 'pages-internet-bpo/'] },
    '2.10': { name: '关于我们', pictures: ['pages-about/', 'pages-news-story/'] },
    '2.11': { name: '案例', pictures: ['pages-cases/generic.', 'pages-cases/soil-submission.'] },
    '2.12': { name: '联系我们', pictures: ['pages-contact/', 'pages-job/'] },
    '2.13': { name: '标注平台', pictures: ['pages-annotation-platform/'] },
    '2.14': { name: '页脚', pictures: ['site-header-and-footer'] },
    '3': { name: '数据实体' },
    '4': { name: '状态' },
    '5.1': { name: '首页留言表单', pictures: ['site-message-form'] },
    '5.2': { name: '联系页留言表单', pictures: ['site-message-form'] },
    '6': { name: '角色与权限' },
    '7': { name: '接口' },
    '8': { name: '错误' },
    '9': { name: '常量' },
  },
  A: {
    '0': { name: '产品' },
    '1': { name: '功能总述' },
    '2.1': { name: '地址' },
    '2.2': { name: '登录', pictures: ['console-login'] },
    '2.3': { name: '后台框架', pictures: ['console-shell'] },
    '2.4': { name: '菜单', pictures: ['console-shell'] },
    '2.5': { name: '面板', pictures: ['console-panels-'] },
    '2.6': { name: '服务分区', pictures: ['console-panels-service'] },
    '2.7': { name: '对话框', pictures: ['design-system-form-dialog', 'design-system-confirm-dialog'] },
    '3': { name: '数据实体' },
    '4': { name: '状态' },
    '5.1': { name: '登录校验', pictures: ['console-login'] },
    '5.2': { name: '必填项' },
    '5.3': { name: '数值范围' },
    '5.4': {
      name: '上传检查',
      pictures: ['design-system-image-upload-field', 'design-system-media-upload-field'],
    },
    '6': { name: '角色与权限' },
    '7': { name: '接口' },
    '8': { name: '错误' },
    '9': { name: '常量' },
  },
}
