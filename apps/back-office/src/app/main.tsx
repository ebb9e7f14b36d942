import { createI18n, GabaritProvider } from '@gabarit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { useDomain } from '../lib/domain.ts'
import { queries } from './queries.ts'
import { router } from './router.tsx'

/** A reseller's staff works in the reseller's colours. */
function Branded({ children }: { children: ReactNode }) {
	const domain = useDomain()
	return (
		<GabaritProvider
			themeCode={domain?.themeCode ?? 'default'}
			hexColour={domain?.hexColour ?? null}
		>
			{children}
		</GabaritProvider>
	)
}

async function start(root: HTMLElement) {
	const i18n = await createI18n({
		namespaces: ['common', 'back-office', 'errors', 'price', 'plan'],
	})
	createRoot(root).render(
		<StrictMode>
			<I18nextProvider i18n={i18n}>
				<QueryClientProvider client={queries}>
					<Branded>
						<Suspense fallback={null}>
							<RouterProvider router={router} />
						</Suspense>
					</Branded>
				</QueryClientProvider>
			</I18nextProvider>
		</StrictMode>,
	)
}

const root = document.getElementById('root')
if (root) void start(root)
