const MEGABYTE = 1024 * 1024

/** What the upload fields of examples take, as the console's own do. */
export const imageChecks = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  typeMessage: '只能上传JPG/PNG/WEBP图片!',
  maxBytes: 2 * MEGABYTE,
  sizeMessage: '图片大小不能超过2MB!',
}

export const videoChecks = {
  accept: ['video/mp4', '.avi'],
  typeMessage: '只能上传视频文件!',
  maxBytes: 50 * MEGABYTE,
  sizeMessage: '视频大小不能超过50MB!',
}

/** An example has no server: anyone who tries to send a file there is told so. */
export const neverSends = () => Promise.reject(new Error('示例不会真的上传'))
