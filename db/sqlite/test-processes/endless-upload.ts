import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'

// Receives a film that never ends, for a test that kills the process in the middle of it.
const [, , dataDir = ''] = process.argv
const files = await createFiles(openDiskPlace(dataDir), defaultSettings)

const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n\0\0\0\x18ftypisom'
const body = new ReadableStream<Uint8Array>({
  start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
  async pull(controller) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    controller.enqueue(new Uint8Array(1000))
  },
})
const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const init = { method: 'POST', headers, body, duplex: 'half' }
await files.receive(new Request('http://site/api/upload', init as RequestInit))
