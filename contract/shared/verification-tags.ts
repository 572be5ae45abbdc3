/** The tags by which search engines know whose site it is. */
export const verificationTags = {
  baidu: 'baidu-site-verification',
  so360: '360-site-verification',
  bing: 'msvalidate.01',
} as const
