export { orderServiceMachine, type OrderServiceEmitted, type OrderServiceEvent } from './order-service.machine.ts';
