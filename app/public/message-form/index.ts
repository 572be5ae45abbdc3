export { MessageForm, type MessageFormProps } from './message-form.tsx'
