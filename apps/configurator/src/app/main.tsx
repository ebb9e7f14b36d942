import './without-eval.ts'
import { createI18n } from '@gabarit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { frenchTexts } from './french-texts.ts'
import { createQueries } from './queries.ts'
import { createAppRouter } from './router.tsx'

async function start(): Promise<void> {
	const root = document.getElementById('root')
	if (!root) throw new Error('the page has no root')
	const i18n = await createI18n({
		namespaces: ['common', 'home'],
		french: frenchTexts,
	})
	const queries = createQueries()
	const router = createAppRouter(i18n)
	createRoot(root).render(
		<StrictMode>
			<QueryClientProvider client={queries}>
				<RouterProvider router={router} />
			</QueryClientProvider>
		</StrictMode>,
	)
}

void start()
