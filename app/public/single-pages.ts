/** Pages beside the services and the cases, as menus, search and the footer name them (public-site §2.1). */
export const singlePages = {
  label: { name: '标注平台', path: '/label' },
  cases: { name: '成功案例', path: '/cases' },
  about: { name: '关于我们', path: '/about' },
  contact: { name: '联系我们', path: '/contact' },
} as const
