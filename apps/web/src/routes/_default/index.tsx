import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/')({ component: () => <h1>Ветка</h1> });
