import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

export const loader = ({ request, context }: LoaderFunctionArgs) => context.answer(request)

export const action = ({ request, context }: ActionFunctionArgs) => context.answer(request)
