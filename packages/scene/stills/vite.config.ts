import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	cacheDir: '/tmp/scene-vite',
	server: { port: 3130, host: '127.0.0.1' },
})
