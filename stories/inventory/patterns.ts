/** A section that is composed from components and lives beside the page that shows it. */
export interface Pattern {
  /** The file under app/ that holds it. */
  file: string
  name: string
  purpose: string
  /** The story file under stories/ that shows it, without its ending. */
  story: string
}

/** What both specifications name that is a composition, not a component. */
export const patterns: Pattern[] = [
  pattern('public/layout/header/header.tsx', '页头', '导航与滚动样式（前台 2.2）', 'app/public/layout'),
  pattern('public/layout/header/mobile-menu.tsx', '手机菜单', '展开的导航（前台 2.2）', 'app/public/layout'),
  pattern(
    'public/layout/footer/footer.tsx',
    '页脚',
    '链接、联系方式与备案（前台 2.14）',
    'app/public/layout',
  ),
  pattern(
    'public/layout/footer/footer-dialog.tsx',
    '二维码与联系对话框',
    '微信、小程序、邮箱、电话（前台 2.14）',
    'app/public/layout',
  ),
  pattern('public/home/hero/hero.tsx', '首屏', '700 像素轮播（前台 2.3）', 'app/public/home-sections'),
  pattern(
    'public/home/partners/partners.tsx',
    '伙伴墙',
    '合作企业标志（前台 2.3）',
    'app/public/home-sections',
  ),
  pattern(
    'public/home/contact-block/contact-block.tsx',
    '联系区',
    '地址、电话、邮箱与留言（前台 2.3）',
    'app/public/home-page',
  ),
  pattern(
    'public/message-form/message-form.tsx',
    '留言表单',
    '无脚本可用的表单（前台 5）',
    'app/public/message-form',
  ),
  pattern(
    'public/picture-mosaic/picture-mosaic.tsx',
    '图片拼贴',
    '带说明提示的图片组（前台 2.5、2.8）',
    'app/public/data-annotation',
  ),
  pattern(
    'public/flow-picture/flow-picture.tsx',
    '流程图',
    '一张大图或一组图（前台 2.6、2.13）',
    'app/public/data-annotation',
  ),
  pattern(
    'public/service-banner/service-banner.tsx',
    '服务页横幅',
    '文字来自页面配置',
    'app/public/government-services',
  ),
  pattern(
    'public/service-banner/service-switcher.tsx',
    '服务切换条',
    '六项服务页之间（前台 2.5–2.9）',
    'app/public/service-switcher',
  ),
  pattern(
    'public/read-aloud/player.tsx',
    '朗读',
    '用浏览器的语音逐句读出整页，见适老化要求',
    'app/public/read-aloud',
  ),
  pattern(
    'public/home/proof/proof.tsx',
    '案例与资质',
    '首页：案例、有效资质与新闻',
    'app/public/home-sections',
  ),
  pattern(
    'public/get-in-touch/get-in-touch.tsx',
    '联系引导',
    '各页结尾的联系入口',
    'app/public/government-services',
  ),
  pattern(
    'public/details/details.tsx',
    '详情对话框',
    '成员、证书与资讯的详情（前台 2.10）',
    'app/public/about-page',
  ),
  pattern(
    'public/about/sheet-index/sheet-index.tsx',
    '章节索引',
    '关于我们的页内目录',
    'app/public/about-page',
  ),
  pattern(
    'public/cases/case-grid/case-grid.tsx',
    '案例卡片组',
    '图片、标题与描述（前台 2.11）',
    'app/public/case-pages',
  ),
  pattern(
    'public/contact/jobs/job-card.tsx',
    '岗位卡',
    '岗位与投递入口（前台 2.12）',
    'app/public/contact-page',
  ),
  pattern('public/contact/bases/map-frame.tsx', '地图框', '基地位置（前台 2.12）', 'app/public/contact-page'),
  pattern('public/apply/application-form.tsx', '应聘表单', '含简历上传（前台 2.1）', 'app/public/apply-page'),
  pattern('error-page/error-page.tsx', '错误页', '未找到与出错', 'app/error-page'),
  pattern('admin/session/login-screen.tsx', '登录', '后台 2.2', 'app/admin/login'),
  pattern('admin/shell/shell.tsx', '后台框架', '菜单与页头（后台 2.3）', 'app/admin/shell'),
  pattern(
    'admin/list/record-panel.tsx',
    '记录面板',
    '表格、筛选与对话框（后台 2.5）',
    'content/banner/banner',
  ),
  pattern(
    'admin/form/record-dialog.tsx',
    '记录对话框',
    '由字段生成的表单（后台 2.7）',
    'content/banner/banner',
  ),
  pattern('admin/list/order-dialog.tsx', '排序对话框', '调整显示顺序', 'content/banner/banner'),
  pattern('admin/form/conflict-notice.tsx', '冲突提示', '他人已保存时怎么办', 'content/banner/banner'),
  pattern('mock-bar/mock-bar.tsx', '演示条', '演示模式下切换场景', 'app/mock-bar'),
]

function pattern(file: string, name: string, purpose: string, story: string): Pattern {
  return { file, name, purpose, story }
}
