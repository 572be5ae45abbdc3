/**
 * A response whose body is a text. Who asks for it as text in the same process gets it as it is; written into a stream and read out of it
 * again, it takes longer than many a call.
 */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  response.text = () => Promise.resolve(text)
  return response
}
