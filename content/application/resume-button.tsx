import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { api } from '#app/admin/api/api.ts'
import { saveFile } from '#app/browser/save-file.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'

export interface ResumeButtonProps {
  /** Of the application. */
  id: number
}

/** Saves the document that an applicant sent, under the name it had there; the journal notes it. */
export function ResumeButton({ id }: ResumeButtonProps) {
  const [isLoading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    try {
      saveFile(await api('GET /api/application/{id}/resume', { id }), '简历')
    } catch (error) {
      toast.error(userMessageOf(error, '简历文件下载失败'))
    }
    setLoading(false)
  }

  return (
    <Button
      size="small"
      variant="secondary"
      icon={<Download aria-hidden />}
      isLoading={isLoading}
      onClick={() => void download()}
    >
      下载简历
    </Button>
  )
}
