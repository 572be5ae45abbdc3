import type { ObjectSchema } from 'yup'
import { api } from '#app/api-client/http-api.ts'
import type { LiveFormProps } from '#app/public/live-form/form-state.ts'
import { useLiveFields } from '#app/public/live-form/use-fields-live.ts'
import { messageSchemas } from './message-schema.ts'
import {
  emptyMessage,
  messageFields,
  outcomeSentences,
  type MessageField,
  type VisitorMessage,
} from './message.ts'
import { readShownNotice } from './shown-notice.ts'

/** The live message forms (public-site §4, §5, §8); each renders nothing and works on the plain form's own fields. */
export const liveMessageForms = {
  home: liveForm(messageSchemas.home),
  contact: liveForm(messageSchemas.contact),
}

function liveForm(schema: ObjectSchema<VisitorMessage>) {
  return function MessageFormLive(props: LiveFormProps<MessageField>): null {
    useLiveFields<MessageField>({
      ...props,
      schema,
      fields: messageFields,
      sentences: outcomeSentences,
      send: (message, signs) => {
        const shown = readShownNotice(new FormData(props.form))
        return api('POST /api/contact/add', { body: { ...message, ...shown, ...signs } })
      },
      emptied: () => emptyMessage,
    })
    return null
  }
}
