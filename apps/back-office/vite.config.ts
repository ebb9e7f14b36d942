// The server serves the back-office under /back-office/; `npm run dev` sends its calls to GABARIT_API.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from '../../scripts/vite/light-contract.ts'

const api = process.env['GABARIT_API'] ?? 'http://localhost:3000'

export default defineConfig({
	base: '/back-office/',
	plugins: [react(), lightContract()],
	resolve: { dedupe: ['three', 'react', 'react-dom', 'i18next'] },
	// The named widths of @gabarit/ui/media.css are custom media.
	css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
	build: {
		target: 'es2023',
		chunkSizeWarningLimit: 1200,
		rolldownOptions: {
			// Our packages only declare: what a page does not use of them stays out of its chunks.
			treeshake: {
				moduleSideEffects: [{ test: /[\\/]packages[\\/].*\.tsx?$/, sideEffects: false }],
				// A schema that nothing reads stays out, too.
				manualPureFunctions: ['z'],
			},
		},
	},
	server: {
		port: 5174,
		proxy: {
			'/api': { target: api, changeOrigin: false },
			'/locales': { target: api, changeOrigin: false },
		},
	},
})
