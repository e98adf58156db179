-- Users and services point at media for their pictures, so these two are made here, where no import cycle can follow.
alter table media add constraint media_owner_user_id_users_id_fk foreign key (owner_user_id) references users (id);
--> statement-breakpoint
alter table media add constraint media_owner_service_id_services_id_fk foreign key (owner_service_id) references services (id);
