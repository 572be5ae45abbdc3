/** Stands above the title. */
export const NOT_FOUND_LABEL = 'POINT NOT FOUND'

export const NOT_FOUND_TITLE = '这个坐标上没有页面'

/**
 * Says what the visitor can do at an unknown address.
 * @param further one more way out, such as search, ending in a comma
 */
export const notFoundExplanation = (further = ''): string =>
  `您访问的地址不存在，或页面已经移动。请检查地址，${further}或从首页重新出发。`
