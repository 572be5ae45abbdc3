import { messages } from '#contract/shared/messages.ts'

/** The catalogue's sentences as they are in the code, by their names there. */
export function SentenceTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">句子</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([name, sentence]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sentence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
