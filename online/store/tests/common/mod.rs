//! A PostgreSQL of the test's own, made from the system's binaries; nothing where there are none.
#![allow(dead_code, reason = "not every test file needs all")]

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running cluster; it ends with this value.
pub struct PrivatePostgres {
    folder: tempfile::TempDir,
    binaries: PathBuf,
    port: u16,
    server: Option<Child>,
}

/// A port that nobody uses.
pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr()).expect("a port").port()
}

fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("postgres").exists()).max()
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

impl PrivatePostgres {
    /// Starts a cluster; says so on standard error where there is none to start.
    pub fn start() -> Option<PrivatePostgres> {
        let Some(binaries) = binaries() else {
            eprintln!("PostgreSQL is not installed here; what needs it is not tested");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            let owner = Command::new("chown").arg("postgres").arg(folder.path()).status();
            assert!(owner.expect("chown runs").success(), "the user postgres is there");
        }
        let mut postgres = PrivatePostgres { folder, binaries, port: free_port(), server: None };
        let data = postgres.data();
        let made = postgres
            .run("initdb")
            .args(["--auth=trust", "--username=tetrapolis", "--no-sync", "-D"])
            .arg(&data)
            .output();
        let made = made.expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        postgres.resume();
        Some(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of the cluster, as a user that it accepts.
    fn run(&self, program: &str) -> Command {
        let path = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(Path::new("/")).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// Starts the server again on the same port and waits until it listens.
    pub fn resume(&mut self) {
        let (data, folder) = (self.data(), self.folder.path().to_path_buf());
        let mut command = self.run("postgres");
        command.arg("-D").arg(data).arg("-p").arg(self.port.to_string()).arg("-k").arg(folder);
        command.args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=100"]);
        self.server = Some(command.spawn().expect("postgres runs"));
        let end = Instant::now() + Duration::from_secs(30);
        while self.query("SELECT 1").is_none() {
            assert!(Instant::now() < end, "PostgreSQL listens within 30 s");
            std::thread::yield_now();
        }
    }

    /// Ends the server as a crash of the machine would.
    pub fn crash(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("it runs");
            server.wait().expect("it ends");
        }
        // Its children notice and go; the port is free then.
        let end = Instant::now() + Duration::from_secs(30);
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
            assert!(Instant::now() < end, "PostgreSQL ends within 30 s");
        }
    }

    /// Runs a statement with psql, if the server answers.
    pub fn query(&self, sql: &str) -> Option<String> {
        let output = self.run("psql").args(["-AtX", "-c", sql, &self.url()]).stdout(Stdio::piped()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("postgres://tetrapolis@127.0.0.1:{}/postgres?sslmode=disable", self.port)
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let stopped = self.run("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(self.data()).status();
            if !stopped.is_ok_and(|status| status.success()) {
                let _ = server.kill();
            }
            let _ = server.wait();
        }
    }
}
