import { Component, type ReactNode } from 'react'
import { Failed } from './Opening.tsx'
import { useWords } from './words.tsx'

/** Shows an error in place of a page that broke, with a way out. Other pages keep working. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />
  }
}

function Broken({ error }: { readonly error: unknown }) {
  const t = useWords()
  return (
    <Failed
      message={t('page.broken')}
      text={t('page.broken.text')}
      detail={error instanceof Error ? error.message : String(error)}
      onAgain={() => location.reload()}
    />
  )
}
