import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import { App } from './app/App.tsx'
import { WordsProvider } from './app/words.tsx'
import { registerOffline } from './offline/register.ts'
import { applySettings, settings } from './settings/store.ts'
import { tell } from './ui/notes.tsx'
import { loadWords } from './words/compiled/load.ts'

applySettings()

const words = await loadWords(settings.get().language)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WordsProvider first={words}>
      <App />
    </WordsProvider>
  </StrictMode>,
)

registerOffline(reload => tell(words('update.there'), 'info', { action: { label: words('update.take'), run: reload } }))
